import { readExif } from '@paco/domain/diario/exif'
import { MESSAGES } from '@paco/domain/diario/messages'
import { invalid, PacoError } from '@paco/domain/shared/errors'
import { keepAnexo } from '../arquivos/anexo.ts'
import type { Arquivos, Kept } from '../arquivos/arquivos.ts'
import { type Recoded, recode } from '../fotos/recode.ts'
import { Upload } from '../http/upload.ts'
import type { Caller } from '../work/turns.ts'

const SHOWN = { side: 1600, fit: 'inside' } as const
const SMALL = { side: 480, fit: 'inside' } as const

/** A picture that was sent: the original as it is kept, what is shown of it, and what its camera noted. */
export interface Foto {
  readonly kept: Kept
  readonly foto: Recoded
  readonly miniatura: Recoded
  readonly exif: ReturnType<typeof readExif>
}

const refused = (text: string, status = 415) => new PacoError(status, text, { campos: { arquivo: text } })

/** Said at the field the file came in. */
function atArquivo(error: unknown): never {
  if (!(error instanceof PacoError)) throw error
  const text = error.campos?.foto ?? (error.status === 415 ? error.message : null)
  throw text === null ? error : refused(text, error.status)
}

/** As phones of one maker name their own format, at the beginning of the file. */
const HEIC = /^ftyp(?:hei[cxms]|hev[cxm]|mif1|msf1)/

/** Writes a picture anew, without what its camera noted, and only then keeps the original: what is none is not kept. */
export async function takeFoto(arquivos: Arquivos, file: unknown, caller: Caller): Promise<Foto> {
  if (!(file instanceof Upload)) throw invalid({ arquivo: MESSAGES.noPicture })
  const head = (await file.read(4, 8)).toString('latin1')
  if (HEIC.test(head)) throw refused(MESSAGES.heic)
  let exif: Foto['exif'] | undefined
  const read = async () => {
    const bytes = await file.read(0, file.size)
    exif = readExif(bytes)
    return bytes
  }
  const foto = await recode(read, SHOWN, caller).catch(atArquivo)
  const miniatura = await recode(foto.bytes, SMALL, caller).catch(atArquivo)
  const kept = await keepAnexo(arquivos, file, caller)
  return { kept, foto, miniatura, exif: exif ?? { dia: null, hora: null, lugar: null } }
}
