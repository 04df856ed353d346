import { fstatSync, writeSync } from 'node:fs'

/** Where lines go; to the standard output where nothing is said. */
export interface LogTo {
  write(line: string): void
}

const lostText = (lines: number) =>
  lines === 1
    ? 'Uma linha do registro não pôde ser gravada.'
    : `${lines} linhas do registro não puderam ser gravadas.`

/** Writes lines to a file, or counts those that it has no room for and says so once it has. */
export function fileOutput(fd: number, write: typeof writeSync = writeSync): LogTo {
  let lost = 0
  let torn = false
  const put = (line: string) => {
    const bytes = Buffer.from(line)
    for (let at = 0; at < bytes.length; torn = at < bytes.length) at += write(fd, bytes, at)
  }
  const tellLost = () => {
    const entry = { level: 'warn', time: new Date().toISOString(), msg: lostText(lost) }
    put(`${torn ? '\n' : ''}${JSON.stringify(entry)}\n`)
    lost = 0
  }
  return {
    write(line) {
      try {
        if (lost > 0) tellLost()
        put(line)
      } catch {
        lost += 1
      }
    },
  }
}

/**
 * The output for one of the program's own streams. A reader that is gone (EPIPE) or a full disk (ENOSPC) does not end the
 * program. A file is written to directly, since Node closes a stream for good after its first error.
 */
export function openOutput(stream: NodeJS.WriteStream & { fd: number }): LogTo {
  stream.on('error', () => {})
  const kind = fstatSync(stream.fd)
  return stream.isTTY || kind.isFIFO() || kind.isSocket() ? stream : fileOutput(stream.fd)
}
