import { Component, type PropsWithChildren } from 'react';
import type { Args, DecoratorFunction } from 'storybook/internal/csf';
import type { ReactRenderer } from '@storybook/react-vite';
import { editedArgs } from './controls.ts';

interface EditBoundaryProps {
  /** The story's args, a new object at each render. */
  readonly args: Args;
  readonly isEdited: boolean;
}

interface Caught {
  readonly args?: Args;
  readonly error?: Error | undefined;
}

/**
 * Says so where a part cannot be rendered with what somebody edited, until the next edit. Storybook's own boundary would keep
 * its error after every later edit, even after a reset, until the story is reloaded.
 */
class EditBoundary extends Component<PropsWithChildren<EditBoundaryProps>, Caught> {
  override state: Caught = {};

  static getDerivedStateFromError(error: Error): Caught {
    return { error };
  }

  static getDerivedStateFromProps({ args }: EditBoundaryProps, caught: Caught): Caught | null {
    return caught.args === args ? null : { args, error: undefined };
  }

  override render() {
    const { children, isEdited } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    if (!isEdited) throw error;
    return (
      <p role="alert" lang="en" style={{ margin: 0, padding: '1rem' }}>
        The part cannot be shown with what was edited: {error.message}
      </p>
    );
  }
}

/** Keeps a story that somebody edits going. */
export const withEditBoundary: DecoratorFunction<ReactRenderer> = (Story, context) => (
  <EditBoundary args={context.args} isEdited={Object.keys(editedArgs(context)).length > 0}>
    <Story />
  </EditBoundary>
);
