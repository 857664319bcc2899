import { useTexts } from '#shared/i18n/use-texts.ts'
import { savedTexts } from './saved.texts'

const megabyte = 1_000_000
const gigabyte = 1000 * megabyte

/** Megabytes without the unit: one decimal, never 0.0 of something; from a hundred on none, as nobody compares them. */
export function megabytes(bytes: number): string {
  const number = bytes > 0 ? Math.max(0.1, bytes / megabyte) : 0
  return number < 99.95 ? number.toFixed(1) : String(Math.round(number))
}

/** A part of an amount without the unit, which is that of the whole: '0.4' of '1.2 GB'. */
export const partIn = (bytes: number, whole: number): string =>
  whole < gigabyte ? megabytes(bytes) : (bytes / gigabyte).toFixed(1)

/** '2.1 MB', '412 MB', '1.2 GB'; a line never breaks before the unit. */
export const sizeOf = (bytes: number): string =>
  bytes < gigabyte ? `${megabytes(bytes)}\u00a0MB` : `${(bytes / gigabyte).toFixed(1)}\u00a0GB`

/** Names the browser's estimate of free room, which is "about" from one gigabyte on. */
export function useFreeSize() {
  const t = useTexts(savedTexts)
  return (bytes: number) => (bytes < gigabyte ? sizeOf(bytes) : t('about', { size: sizeOf(bytes) }))
}

/** The received part of a lesson in whole percent; 100 only once all of it has come. */
export const percentOf = ({ receivedBytes, bytes }: { receivedBytes: number; bytes: number }): number =>
  bytes > 0 ? Math.min(100, Math.floor((100 * receivedBytes) / bytes)) : 0
