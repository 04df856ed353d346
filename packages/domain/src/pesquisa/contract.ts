import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { envelope } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { fewWords } from '../shared/search-words.ts'
import { achado } from './achado.ts'

export const pesquisaCalls = {
  search: call({
    method: 'GET',
    path: '/api/pesquisa',
    summary: 'Projetos, contratos, convênios e secretarias pelo nome',
    access: anyone,
    query: () => z.object({ termo: fields.requiredText(200).check(fewWords) }),
    reply: () => envelope(achado),
  }),
}
