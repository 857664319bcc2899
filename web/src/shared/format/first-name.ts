/** A worker's name as her employer says it: its first word; '' where there is none. */
export const firstName = (fullname: string): string => fullname.trim().split(/\s+/)[0] ?? ''
