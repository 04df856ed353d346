import { getDocumentProxy } from 'unpdf'

/** A tag as the reader tells of it: what it is, what it says in place of a picture, and what is in it. */
interface Tag {
  readonly role?: string
  readonly alt?: string
  /** Words of the page, which have no role. */
  readonly id?: string
  readonly children?: readonly Tag[]
}

/** A tag and all that are in it, in the order in which they are read aloud. */
const allOf = (tag: Tag): readonly Tag[] => [tag, ...(tag.children ?? []).flatMap(allOf)]

const rolesOf = (tag: Tag) => allOf(tag).flatMap(({ role }) => role ?? [])

const isHeading = ({ role }: Tag) => /^H\d$/.test(role ?? '')

/** The tags of each page. */
export async function readTags(bytes: Uint8Array): Promise<(readonly Tag[])[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const tree: Tag | null = await (await document.getPage(index + 1)).getStructTree()
      return (tree?.children ?? []).flatMap(allOf)
    }),
  )
}

/** The tables that begin on a page: one that goes on from the page before has its headers there. */
function tablesOf(page: readonly Tag[], index: number): readonly Tag[] {
  const from = index === 0 ? 0 : page.findIndex(isHeading)
  return from < 0 ? [] : page.slice(from).filter(({ role }) => role === 'Table')
}

/** What those who listen to a PDF would miss in it; nothing, where it is as it should be. */
export async function untold(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await document.getMetadata()
  const { Language, Title } = info as { readonly Language?: string; readonly Title?: string }
  const pages = await readTags(bytes)
  const tags = pages.flat()
  const missing = (what: string, is: boolean) => (is ? [] : [what])
  return [
    ...missing('its tags', (await document.getMarkInfo())?.Marked === true),
    ...missing('its language', Language === 'pt-BR'),
    ...missing('its title', Boolean(Title)),
    ...missing('its first heading', tags.find(isHeading)?.role === 'H1'),
    ...pages.flatMap((page, index) => missing(`page ${index + 1}`, page.length > 0)),
    ...pages.flatMap(tablesOf).flatMap((table) => missing('headers', rolesOf(table).includes('TH'))),
    ...tags.flatMap(({ role, alt }) => missing('a drawing', role !== 'Figure' || Boolean(alt))),
  ]
}
