import { MESSAGES } from '@paco/domain/pacotes/messages'
import { type Pacote, pacote } from '@paco/domain/pacotes/pacote'
import { notFound } from '@paco/domain/shared/errors'
import { validate } from '@paco/domain/shared/issues'

/** A file for each section of each pack, read when it is asked for. */
const files = import.meta.glob<unknown>('../cidades/*/*.json', { import: 'default' })

const parts = Object.entries(files).map(([path, load]) => {
  const [chave = '', name = ''] = path.replace('../cidades/', '').replace('.json', '').split('/')
  return { chave, name, load }
})

/** The packs that come with the system: the country, states, cities. */
export const CHAVES: readonly string[] = [...new Set(parts.map(({ chave }) => chave))]

/** One of them, whole. */
export async function readArquivo(chave: string): Promise<Pacote> {
  const own = parts.filter((part) => part.chave === chave)
  if (own.length === 0) throw notFound(MESSAGES.notFound)
  const loaded = await Promise.all(own.map(async ({ name, load }) => [name, await load()] as const))
  const { pacote: about, ...secoes } = Object.fromEntries(loaded)
  const read = validate(pacote, { ...(about as object), ...secoes })
  if (!read.ok) throw new Error(`The pack ${chave} is not one: ${JSON.stringify(read.campos)}`)
  return read.data
}
