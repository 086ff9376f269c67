/** How many offices there is room for. */
export const MAX_OFFICES = 6;
/** Font size of an office's name: `size` for up to nine letters, smaller for longer names. */
export const nameSize = (name: string, size: number): number => Math.min(size, (size * 9) / name.length);
