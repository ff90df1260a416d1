import { type ComponentPropsWithRef, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { Field } from '../Field/Field.tsx';
import type { Answered } from '../Field/answered.ts';
import { type FieldProps, splitField } from '../Field/useFieldParts.tsx';
import { Upload, X } from '../Icon/marks.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { warn } from '../shared/warnings.ts';
import { DropBox, FileList } from './FileField.styles.ts';
import { type FileRules, fileSize, findProblem, named, withoutTwins } from './files.ts';

/** The words of a {@link FileField}. `{name}` stands for a file's name. */
export interface FileFieldText {
  /** What a press does, such as 'Choose files or drop them here'. */
  readonly choose: string;
  /** What the button beside a file does, such as 'Remove {name}'. */
  readonly remove: string;
  /** What is wrong with a file that `accept` does not name. */
  readonly wrongType: string;
}

/** Props of {@link FileField}: those of `<input type="file">`, and what stands around it. `className` goes to the outermost element. */
export interface FileFieldProps
  extends
    FieldProps,
    Answered<readonly File[]>,
    Omit<ComponentPropsWithRef<'input'>, 'accept' | 'defaultValue' | 'required' | 'type' | 'value'>,
    Pick<FileRules, 'accept' | 'maxFiles' | 'maxSize'> {
  /** The field's words. */
  readonly text: FileFieldText;
}

/**
 * Files from the visitor's machine, chosen or dropped. What was chosen before stays when more are chosen, and each can be taken
 * away again. A file that breaks a rule is told at once and keeps the form from being sent; it is not thrown away.
 *
 * What it looks at can be forged: a server looks again.
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
  const [files, setFiles] = useState<readonly File[]>([]);
  /** What an event adds to: what the browser gives is only what was chosen last. */
  const kept = useRef<readonly File[]>([]);
  const rules = { accept, maxSize, maxFiles, wrongType: text.wrongType };
  const problem = findProblem(files, rules);

  const take = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    const all = rest.multiple === true ? withoutTwins([...kept.current, ...chosen]) : chosen;
    if (all.length !== chosen.length) {
      const transfer = new DataTransfer();
      for (const file of all) transfer.items.add(file);
      input.files = transfer.files;
    }
    kept.current = all;
    setFiles(all);
    // At once: the form around looks at it in this very event.
    input.setCustomValidity(findProblem(all, rules) ?? '');
  };

  useEffect(() => {
    const input = own.current;
    if (input === null) return undefined;
    const look = () => {
      kept.current = [...(input.files ?? [])];
      setFiles(kept.current);
    };
    // What was chosen before hydration, and what is left after the form was emptied, which comes after its event.
    look();
    const { form } = input;
    const later = () => setTimeout(look);
    form?.addEventListener('reset', later);
    return () => form?.removeEventListener('reset', later);
  }, []);
  useLayoutEffect(() => own.current?.setCustomValidity(problem ?? ''), [problem]);

  const remove = (file: File) => {
    const input = own.current;
    if (input === null) return;
    kept.current = files.filter((other) => other !== file);
    const transfer = new DataTransfer();
    for (const other of kept.current) transfer.items.add(other);
    input.files = transfer.files;
    // The button that was pressed goes away.
    input.focus();
    // Both, as when the visitor chooses: React's `onChange` of files hears the second.
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  };

  const field = { ...around, error: around.error || problem };
  const described = [files.length > 0 && listId, around['aria-describedby']].filter(Boolean).join(' ');
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
            {/* Of the control's name, too: it is what visitors see, and say to a machine that listens. */}
            <label htmlFor={control.id} data-part="drop">
              <Upload aria-hidden="true" />
              {text.choose}
            </label>
            {/* The focus has come back from the system's own window before it is known. */}
            <VisuallyHidden role="status">{problem}</VisuallyHidden>
          </DropBox>
          {files.length > 0 && (
            <FileList id={listId} role="list">
              {files.map((file, index) => (
                <li key={index}>
                  <span>{file.name}</span>
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
