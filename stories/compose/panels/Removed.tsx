interface RemovedProps {
  /** What the last step took away; undefined where it took nothing. */
  readonly what: string | undefined;
  readonly onUndo: () => void;
}

/** Says what was taken away, and offers it back: no question before each removal, and no way lost after it. */
export const Removed = ({ what, onUndo }: RemovedProps) => (
  <div className="compose-removed" data-shown={what !== undefined}>
    <p role="status">{what !== undefined && `Removed: ${what}`}</p>
    {what !== undefined && (
      <button type="button" aria-label={`Undo: ${what} removed`} onClick={onUndo}>
        Undo
      </button>
    )}
  </div>
);
