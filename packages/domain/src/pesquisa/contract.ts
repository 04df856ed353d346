import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { call } from '../http/call.ts'
import { envelope } from '../http/replies.ts'
import { projetoChangers } from '../projetos/policy.ts'
import * as fields from '../shared/fields.ts'
import { fewWords } from '../shared/search-words.ts'
import { achado } from './achado.ts'
import { pessoaConhecida } from './pessoa.ts'

export const pesquisaCalls = {
  search: call({
    method: 'GET',
    path: '/api/pesquisa',
    summary: 'Projetos, contratos, convênios e secretarias pelo nome',
    access: anyone,
    query: () => z.object({ termo: fields.requiredText(200).check(fewWords) }),
    reply: () => envelope(achado),
  }),
  searchPessoas: call({
    method: 'GET',
    path: '/api/pesquisa/pessoas',
    summary:
      'Nomes de pessoas já usados na cidade e das contas da própria secretaria (de todas, para administradores), para sugerir ao preencher',
    access: projetoChangers,
    query: () => z.object({ termo: z.optional(z.string().check(z.trim(), z.maxLength(200), fewWords)) }),
    reply: () => envelope(pessoaConhecida),
  }),
}
