/** A backup or its restoration that can't be done or isn't whole; the message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
