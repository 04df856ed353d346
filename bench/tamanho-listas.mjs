/** Every list of the product, as its own description names them: none can be forgotten. */

/** @typedef {{ path: string, login: boolean }} Lista */

/** Which record's list is asked, where it is one within a record. @type {Record<string, string>} */
const OWN = { '/api/importacoes/{id}/linhas': '1', '/api/orcamentos/secretaria/{id_secretaria}': '1' }
const NAMED = { entidade: 'projetos', registro_id: '8', id: '8' }

/** As a screen opens it first. */
const FIRST_PAGE = 'limite=25&pagina=1'

/**
 * A call is a list by its query: a page, an order.
 * @param {{ paths: Record<string, { get?: { parameters?: { name: string }[], security?: unknown } }> }} openapi @returns {Lista[]}
 */
export const listsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, { get }]) => {
    const names = get?.parameters?.map(({ name }) => name) ?? []
    if (!names.includes('limite') || !names.includes('ordem')) return []
    const named = path.replace(
      /\{(\w+)\}/g,
      (_, name) => OWN[path] ?? NAMED[/** @type {keyof typeof NAMED} */ (name)],
    )
    return [{ path: `${named}?${FIRST_PAGE}`, login: get?.security !== undefined }]
  })

/** Each list by who may ask it: everyone, and administrators all. @param {Lista[]} lists */
export const asked = (lists) =>
  lists.flatMap(({ path, login }) => [
    { path, as: /** @type {const} */ ('admin') },
    ...(login ? [] : [{ path, as: /** @type {const} */ ('stranger') }]),
  ])
