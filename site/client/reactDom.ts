/* Makes React's part for browsers where its file is imported, and not where the app first needs it. */
import 'react-dom/client';
