interface RemovedProps {
  /** What the last step removed; undefined when it removed nothing. */
  readonly what: string | undefined;
  readonly onUndo: () => void;
}

/** Says what was removed, and offers to bring it back, which replaces a question before each removal. */
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
