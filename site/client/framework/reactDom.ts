/**
 * Makes React's part for browsers, which is half of all script. Its file comes here without being evaluated: a module in the
 * older format is made where it is first imported, and so its two halves take a slow phone a task each.
 */
export const makeReactDom = () => import('react-dom/client');
