import { createGunzip } from 'node:zlib'
import { OperatorError } from '../operator-error.ts'
import { refusedFile } from './named-file.ts'
import { unlocked } from './sealed-file.ts'

/**
 * Text as lines, no more of it at hand than the line that is read and what came with its end. (`node:readline` takes up
 * to a thousand lines ahead, each of which may be a file's part, and ends lines at characters that JSON may hold.)
 */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = []
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString('utf8')
      begun = []
      from = end + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString('utf8')
}

/** The lines of a backup. */
export async function* readLines(file: string, passphrase: string | undefined): AsyncGenerator<string> {
  try {
    const source = await unlocked(file, passphrase)
    const unzipped = createGunzip()
    source.on('error', (error) => unzipped.destroy(error)).pipe(unzipped)
    yield* splitLines(unzipped)
  } catch (cause) {
    if (cause instanceof OperatorError) throw cause
    const refused = refusedFile(file, cause)
    if (refused) throw refused
    throw new OperatorError(
      `Não foi possível ler ${file}: o arquivo está incompleto ou danificado${passphrase === undefined ? '' : ', ou a frase-senha é outra'}.`,
      { cause },
    )
  }
}
