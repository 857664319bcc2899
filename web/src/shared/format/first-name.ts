/** How her employer speaks of a worker: the first word of her name; '' where there is none. */
export const firstName = (fullname: string): string => fullname.trim().split(/\s+/)[0] ?? ''
