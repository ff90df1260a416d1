/**
 * Whether a file was put beside those of a folder by an editor or a file manager (`.a.swp`, `a~`, `#a#`, `.DS_Store`): nobody
 * means it as content, a page or a picture.
 *
 * @param name the file's, without its folder
 */
export const isSideFile = (name: string): boolean => /^[.#]|~$/.test(name);
