import type { FileFieldProps } from './FileField.tsx';

/** The rules for files. */
type FileRules = Pick<FileFieldProps, 'accept' | 'maxFiles' | 'maxSize'>;

/** Browsers offer both where `.jpg` is accepted, and an iPhone's photos come as `.jpeg`. */
const withOneJpeg = (text: string): string => text.toLowerCase().replaceAll('.jpeg', '.jpg');

/** Whether a file is of a type that `accept` lists. A file of unknown type passes: the server checks again. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const wanted = withOneJpeg(accept)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const isWanted = (part: string): boolean => {
    // No browser filters anything by it.
    if (part === '*/*') return true;
    if (part.startsWith('.')) return withOneJpeg(name).endsWith(part);
    if (part.endsWith('/*')) return type.startsWith(part.slice(0, -1));
    return type === part;
  };
  return (
    wanted.length === 0 ||
    wanted.some(isWanted) ||
    (type === '' && wanted.every((part) => part.includes('/')))
  );
}

/** Words with a file's name in place of `{name}`. Signs such as `$&` in a name have no meaning here. */
export const named = (words: string, { name }: Pick<File, 'name'>): string =>
  words.replace('{name}', () => name);

/** What is wrong with the first file that breaks a rule, or with their number. */
export function findProblem(
  files: readonly File[],
  { accept, maxSize, maxFiles, wrongType }: FileRules & { readonly wrongType: string },
): string | undefined {
  const about = (file: File | undefined, message: string) => file && named(message, file);
  if (maxFiles !== undefined && files.length > maxFiles.count) return maxFiles.message;
  return (
    about(
      files.find((file) => !isAccepted(file, accept ?? '')),
      wrongType,
    ) ??
    (maxSize &&
      about(
        files.find(({ size }) => size > maxSize.bytes),
        maxSize.message,
      ))
  );
}

/** The same files, each once: a file chosen again is not a second one. */
export const withoutTwins = (files: readonly File[]): File[] =>
  files.filter(
    (file, index) =>
      files.findIndex(
        ({ name, size, lastModified }) =>
          name === file.name && size === file.size && lastModified === file.lastModified,
      ) === index,
  );

/** A size in the units that every language writes alike: `840 kB`, `1.2 MB`. */
export const fileSize = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
