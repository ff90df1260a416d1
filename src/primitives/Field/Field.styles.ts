import { css, styled } from 'styled-components';
import { token } from '../../tokens/roles.ts';
import { ink } from '../shared/index.ts';

interface Look {
  readonly $hinted: boolean;
  readonly $invalid: boolean;
}

/** Help stays in place, and the line under it is reserved for an error. */
const hinted = css`
  grid-template-rows: auto auto auto minmax(1.5rem, auto);
`;

/** As specific as the rules for hover and focus, which it overrides. */
const invalid = css`
  && :is(input, select, textarea) {
    border-color: ${token('color.danger')};
    box-shadow: inset 0 0 0 1px ${token('color.danger')};

    @media (forced-colors: active) {
      border-width: 3px;
    }
  }
`;

/** The last row is as tall as one line, so that an error does not shift anything. */
export const FieldBox = styled.div<Look>`
  display: grid;
  grid-template-rows: auto auto minmax(1.5rem, auto);
  align-content: start;
  gap: ${token('space.1')};
  min-width: 0;
  ${({ $hinted }) => $hinted && hinted}
  /* More than a section moves by when it comes into view. */
  scroll-margin-block-start: ${token('space.6')};

  label {
    justify-self: start;
    color: ${ink('text')};
    font-size: ${token('font-size.sm')};
    font-weight: ${token('font-weight.medium')};
  }
  :is(input, select, textarea) {
    width: 100%;
    min-height: 3rem;
    padding: ${token('space.2')} ${token('space.4')};
    border: ${token('border.width')} solid ${token('color.border-strong')};
    border-radius: ${token('radius.md')};
    background: ${token('color.surface')};
    color: ${token('color.text')};
    font: inherit;
    transition: ${token('duration.fast')} ${token('easing.standard')};
    transition-property: border-color, box-shadow;

    &::placeholder {
      color: ${token('color.text-muted')};
      opacity: 1;
    }
    &:hover {
      border-color: ${token('color.text-muted')};
    }
    &:focus-visible {
      outline: 2px solid ${token('color.focus')};
      outline-offset: -1px;
      border-color: ${token('color.focus')};
    }
    &:disabled,
    &[readonly] {
      background: ${token('color.surface-sunken')};
      color: ${token('color.text-muted')};
    }
    &:disabled {
      cursor: not-allowed;
    }
  }
  textarea {
    display: block;
    min-height: 9rem;
    max-height: 30rem;
    padding-block: ${token('space.3')};
    resize: vertical;
    field-sizing: content;
  }
  ${({ $invalid }) => $invalid && invalid}
`;

/** The asterisk of what cannot be left empty. */
export const Mark = styled.span`
  color: ${ink('danger')};
`;

/** A line below a control. */
export const line = css`
  margin: 0;
  font-size: ${token('font-size.xs')};
  line-height: 1.5rem;
`;

export const Hint = styled.p`
  ${line}
  color: ${ink('muted')};

  [data-hinted] > && {
    grid-area: 3 / 1;
  }
`;

export const ErrorText = styled.p`
  ${line}
  color: ${ink('danger')};
  font-weight: ${token('font-weight.medium')};

  [data-hinted] > && {
    grid-area: 4 / 1;
  }
  &::before {
    content: '';
    display: inline-block;
    margin-inline-end: 0.5em;
    /* An edge, which forced colours keep. */
    border: 0.25em solid;
    border-radius: 50%;
    vertical-align: 0.1em;
  }
`;
