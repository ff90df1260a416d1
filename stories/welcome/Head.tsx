/** What this place is, in one look. */
export const Head = () => (
  <header className="welcome-head">
    <p>Plinth, the workshop</p>
    <h1>If you can see it on a site, there is a story of it</h1>
    <p>
      Every piece of the sites is made, looked at and tested here. Sites are then put together from pieces
      that work.
    </p>
  </header>
);
