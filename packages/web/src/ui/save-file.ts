/** Hands the bytes to the person as a download under that name. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser has taken hold of the address by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
