import type { pesquisaCalls } from '@paco/domain/pesquisa/contract'
import type { Db } from '../db/database.ts'
import { type Handlers, RawJson } from '../http/handler.ts'
import { search, searchPessoas } from './queries.ts'

export const pesquisaRoutes = (db: Db): Handlers<typeof pesquisaCalls> => ({
  search: async ({ query }) => RawJson.envelope(await search(db, query.termo)),
  searchPessoas: async ({ query, user }) =>
    RawJson.envelope(await searchPessoas(db, query.termo ?? '', user)),
})
