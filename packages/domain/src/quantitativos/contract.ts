import * as z from 'zod/mini'
import { contratoChangers } from '../contratos/policy.ts'
import { anyone } from '../http/access.ts'
import { also, call, decides } from '../http/call.ts'
import { exportCall } from '../http/list.ts'
import { byId, createCall, deleteCall, getCall, updateCall } from '../http/record.ts'
import { envelope, file } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { itensQuantitativosList } from './item.ts'
import { revisao, revisaoCompleta, revisaoCreate, revisaoUpdate } from './revisao.ts'

/** What a revision does to one item, in reais and percent. */
const mudanca = z.object({
  tipo: z.enum(['incluido', 'retirado', 'alterado']),
  codigo: z.string(),
  descricao: z.string(),
  unidade: z.nullable(z.string()),
  quantidade_antes: z.nullable(z.number()),
  quantidade_depois: z.nullable(z.number()),
  preco_antes: z.nullable(z.number()),
  preco_depois: z.nullable(z.number()),
  acrescimo: z.number(),
  supressao: z.number(),
  diferenca: z.number(),
  percentual: z.nullable(z.number()),
})

/** A revision against the one before, with the limits of art. 125 and the discount of art. 128. */
const comparacao = z.object({
  mudancas: z.array(mudanca),
  acrescimos: z.number(),
  supressoes: z.number(),
  liquido: z.number(),
  percentual_acrescimos: z.nullable(z.number()),
  percentual_supressoes: z.nullable(z.number()),
  passa_acrescimos: z.boolean(),
  passa_supressoes: z.boolean(),
  /** Null while a reference price is missing. */
  desconto_antes: z.nullable(z.number()),
  desconto_depois: z.nullable(z.number()),
  excesso_desconto: z.nullable(z.number()),
})

export type ComparacaoRevisao = z.output<typeof comparacao>

/** All rows of a sheet travel together, each with a long description. */
const MAX_PLANILHA = 4 * 1024 * 1024

export const quantitativosCalls = {
  listRevisoes: call({
    method: 'GET',
    path: '/api/contratos/{id}/quantitativos',
    summary: 'As revisões da planilha orçamentária de um contrato, a mais nova primeiro',
    access: anyone,
    params: () => byId,
    reply: () => envelope(revisao),
  }),
  getRevisao: getCall(
    '/api/quantitativos/{id}',
    'Uma revisão da planilha orçamentária, com os itens',
    anyone,
    () => revisaoCompleta,
  ),
  compareRevisao: getCall(
    '/api/quantitativos/{id}/comparacao',
    'O que uma revisão inclui, retira e altera da anterior, e os limites dos arts. 125 e 128',
    anyone,
    () => comparacao,
  ),
  exportQuantitativos: exportCall(itensQuantitativosList, anyone),
  createRevisao: also(
    createCall(
      '/api/quantitativos',
      'Abre a planilha de um contrato, ou uma revisão dela por aditivo; uma em elaboração por vez (409)',
      contratoChangers,
      () => revisaoCreate,
    ),
    { maxBody: MAX_PLANILHA },
  ),
  updateRevisao: also(
    updateCall(
      '/api/quantitativos/{id}',
      'Altera uma revisão em elaboração (409 depois de aprovada)',
      contratoChangers,
      () => revisaoUpdate,
    ),
    { maxBody: MAX_PLANILHA },
  ),
  approveRevisao: decides(
    updateCall(
      '/api/quantitativos/{id}/aprovar',
      'Aprova uma revisão: os valores são os do contrato ou do aditivo aprovado, e ela não muda mais',
      contratoChangers,
      () => z.object({ versao: fields.versaoLida }),
    ),
  ),
  deleteRevisao: deleteCall(
    '/api/quantitativos/{id}',
    'Exclui uma revisão em elaboração (409 depois de aprovada)',
    contratoChangers,
  ),
  printRevisao: call({
    method: 'GET',
    path: '/api/quantitativos/{id}/pdf',
    summary: 'A planilha orçamentária em PDF',
    access: anyone,
    params: () => byId,
    reply: file('application/pdf'),
  }),
}
