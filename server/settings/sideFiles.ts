/**
 * Whether a file in a folder is from an editor or a file manager (`.a.swp`, `a~`, `#a#`, `.DS_Store`), and not meant as content,
 * a page or a picture.
 *
 * @param name the file's, without its folder
 */
export const isSideFile = (name: string): boolean => /^[.#]|~$/.test(name);
