import * as z from 'zod/mini'
import { anyone } from '../http/access.ts'
import { also, call } from '../http/call.ts'
import { listQuery } from '../http/list.ts'
import { envelope } from '../http/replies.ts'
import * as fields from '../shared/fields.ts'
import { painel, painelProcessos, quantidadesList, valoresList } from './painel.ts'

const open = <const P extends string, R extends z.ZodMiniType>(path: P, summary: string, reply: () => R) =>
  call({ method: 'GET', path, summary, access: anyone, ofToday: true, reply })

export const painelCalls = {
  getTotalProjeto: open('/api/totalprojeto', 'Quantos projetos há', () =>
    z.array(z.object({ id: z.number() })),
  ),
  getValorProjeto: open('/api/valorprojeto', 'A soma dos valores dos projetos', () =>
    z.array(z.object({ valor: z.number() })),
  ),
  getAltaPrioridade: open('/api/altaprioridade', 'Quantos itens do PCA têm prioridade alta', () =>
    z.array(z.object({ alta: z.number() })),
  ),
  getMaiorValor: open('/api/maiorvalorprojeto', 'O maior valor de um projeto', () =>
    z.array(z.object({ maior: z.number() })),
  ),
  listQuantidadePorSecretaria: also(
    open('/api/quantidade-por-secretaria', 'Quantos projetos tem cada secretaria', () =>
      z.array(z.object({ id_secretaria: z.number(), secretaria: z.string(), total: z.number() })),
    ),
    { short: quantidadesList.short, query: () => listQuery(quantidadesList) },
  ),
  listValoresPorSecretaria: also(
    open('/api/valores-por-secretaria', 'Quanto somam os projetos de cada secretaria', () =>
      z.array(z.object({ id_secretaria: z.number(), secretaria: z.string(), total_valor: z.number() })),
    ),
    { short: valoresList.short, query: () => listQuery(valoresList) },
  ),
  getPainel: open('/api/painel', 'Os números dos painéis públicos, de uma vez', () => envelope(painel)),
  getPainelProcessos: call({
    method: 'GET',
    path: '/api/painel/processos',
    summary: 'Os números do Painel de Processos, de todas ou de uma secretaria, de todos ou de um ano',
    access: anyone,
    ofToday: true,
    query: () =>
      z.object({ id_secretaria: z.optional(fields.id), ano: z.optional(fields.integer(1900, 2199)) }),
    reply: () => envelope(painelProcessos),
  }),
}
