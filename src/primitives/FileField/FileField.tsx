import { type ComponentPropsWithRef, useId, useRef } from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { Field } from '../Field/Field.tsx';
import type { Answered } from '../Field/answered.ts';
import { type FieldProps, splitField } from '../Field/useFieldParts.tsx';
import { Upload, X } from '../Icon/marks.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { warn } from '../shared/warnings.ts';
import { DropBox, FileList } from './FileField.styles.ts';
import { fileSize, findProblem, named } from './files.ts';
import { useChosenFiles } from './useChosenFiles.ts';

/** The words of a {@link FileField}. `{name}` stands for a file's name. */
export interface FileFieldText {
  /** The label of the box, such as 'Choose files or drop them here'. */
  readonly choose: string;
  /** The label of the button beside a file, such as 'Remove {name}'. */
  readonly remove: string;
  /** The error for a file of a type that `accept` does not list. */
  readonly wrongType: string;
}

/**
 * Props of {@link FileField}: those of `<input type="file">`, and its label and messages. `className` goes to the outermost
 * element.
 */
export interface FileFieldProps
  extends
    FieldProps,
    Answered<readonly File[]>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'aria-required' | 'accept' | 'defaultValue' | 'required' | 'type' | 'value'
    > {
  /** The field's words. */
  readonly text: FileFieldText;
  /**
   * The accepted types, as in the `accept` attribute: `application/pdf,image/*`; all when missing. Types rather than endings: the
   * browsers inside many Android apps offer nothing for `.pdf`, and of several entries only the first.
   */
  readonly accept?: string | undefined;
  /** The largest file, in bytes, and the message for a larger one; `{name}` stands for its name. */
  readonly maxSize?: { readonly bytes: number; readonly message: string } | undefined;
  /** How many files there may be, and the message for more. */
  readonly maxFiles?: { readonly count: number; readonly message: string } | undefined;
}

/**
 * Files from the visitor's machine, chosen or dropped. Chosen files stay when more are added, and each can be removed. A file
 * that breaks a rule shows an error at once and keeps the form from being sent; it is not dropped.
 *
 * What it checks can be forged: a server must check again.
 */
export function FileField({ text, accept, maxSize, maxFiles, onInput, ref, ...props }: FileFieldProps) {
  if (maxSize !== undefined && !(maxSize.bytes > 0))
    warn('FileField', '`maxSize.bytes` lets no file through.');
  if (maxFiles !== undefined && !(maxFiles.count > 0))
    warn('FileField', '`maxFiles.count` lets no file through.');
  const [around, rest] = splitField(props);
  const own = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(own, ref);
  const listId = useId();
  const { files, problem, take, remove } = useChosenFiles(own, (all) =>
    findProblem(all, { accept, maxSize, maxFiles, wrongType: text.wrongType }),
  );
  const field = { ...around, error: around.error || problem };
  // Not the whole list, whose buttons would be read as if the control removed its files.
  const described = [...files.map((_, index) => `${listId}${index}`), around['aria-describedby']]
    .filter(Boolean)
    .join(' ');
  return (
    <Field {...field} wide aria-describedby={described}>
      {(control) => (
        <>
          <DropBox>
            <input
              {...rest}
              accept={accept}
              {...control}
              type="file"
              ref={merged}
              onInput={(event) => {
                take(event.currentTarget);
                onInput?.(event);
              }}
            />
            {/* Part of the control's name, too: visitors see it, and say it to speech input. */}
            <label htmlFor={control.id} data-part="drop">
              <Upload aria-hidden="true" />
              {text.choose}
            </label>
            {/* A status, because the focus returns from the system's dialog before the problem is known. */}
            <VisuallyHidden role="status">{problem}</VisuallyHidden>
          </DropBox>
          {files.length > 0 && (
            <FileList role="list">
              {files.map((file, index) => (
                <li key={index}>
                  <span id={`${listId}${index}`}>{file.name}</span>
                  <small>{fileSize(file.size)}</small>
                  <button
                    type="button"
                    disabled={rest.disabled}
                    aria-label={named(text.remove, file)}
                    onClick={() => remove(file)}
                  >
                    <X aria-hidden="true" />
                  </button>
                </li>
              ))}
            </FileList>
          )}
        </>
      )}
    </Field>
  );
}
