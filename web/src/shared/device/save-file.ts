/** Downloads a text as a file. */
export const saveFile = (name: string, text: string, type: string) => saveBlob(name, new Blob([text], { type }))

/** Downloads bytes as a file. */
export const saveBytes = (name: string, bytes: Uint8Array<ArrayBuffer>, type: string) =>
  saveBlob(name, new Blob([bytes], { type }))

function saveBlob(name: string, blob: Blob) {
  const objectUrl = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = objectUrl
  link.download = name
  link.click()
  URL.revokeObjectURL(objectUrl)
}
