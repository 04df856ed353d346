import { anyone } from '@paco/domain/http/access'
import { defineList, exportCall, listCall, plainListCall } from '@paco/domain/http/list'
import { fold } from '@paco/domain/shared/fold'
import * as z from 'zod/mini'
import type { Received } from '../test/fake-server.ts'
import { ListScreen } from './list-screen.tsx'
import type { ListScreenProps } from './types.ts'

const list = defineList({
  name: 'obras',
  title: 'Obras',
  columns: [
    { key: 'id', label: 'Id', kind: 'id' },
    { key: 'nome', label: 'Nome', kind: 'text' },
    { key: 'situacao', label: 'Situação', kind: 'text', labels: { pronta: 'Pronta', parada: 'Parada' } },
    { key: 'valor', label: 'Valor (R$)', kind: 'money', sum: true },
  ],
  filters: { situacao: z.optional(z.enum(['pronta', 'parada'])), id_dono: z.optional(z.string()) },
})
const row = z.object({
  id: z.number(),
  nome: z.string(),
  situacao: z.enum(['pronta', 'parada']),
  valor: z.nullable(z.number()),
})
const calls = {
  list: listCall(list, '/api/obras', anyone, () => row),
  plain: plainListCall(list, '/api/obras-simples', anyone, () => row),
  export: exportCall(list, anyone),
}

const ROWS = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  nome: index % 3 === 0 ? `Posto de Saúde ${index + 1}` : `Escola ${index + 1}`,
  situacao: index % 2 === 0 ? ('pronta' as const) : ('parada' as const),
  valor: index === 1 ? null : 1000.5,
}))

/** A small honest server: searches, filters, sorts and pages as the real one. */
export function answerList({ query }: Received): Response {
  const found = ROWS.filter(
    ({ nome, situacao }) =>
      fold(nome).includes(fold(query.busca ?? '')) &&
      (query.situacao === undefined || situacao === query.situacao),
  )
  if (query.ordem === '-id') found.reverse()
  const limit = Number(query.limite)
  const from = (Number(query.pagina) - 1) * limit
  return Response.json(
    { Status: 'Success', Result: found.slice(from, from + limit) },
    {
      headers: {
        'X-Total-Count': String(found.length),
        'X-Somas': JSON.stringify({ valor: found.reduce((sum, { valor }) => sum + (valor ?? 0), 0) }),
      },
    },
  )
}

type More = Pick<
  ListScreenProps<typeof list, typeof calls.list>,
  'actions' | 'refusals' | 'selection' | 'details' | 'otherExports' | 'order' | 'columns'
>

export const obrasWith = (more: More) => (
  <ListScreen
    list={list}
    call={calls.list}
    exportCall={calls.export}
    lead={({ total }) => `${total} obras.`}
    searchPlaceholder="Pesquisar por nome"
    filters={[
      {
        key: 'situacao',
        label: 'Situação',
        options: [
          { value: 'pronta', label: 'Pronta' },
          { value: 'parada', label: 'Parada' },
        ],
      },
    ]}
    {...more}
    empty={{ title: 'Nenhuma obra ainda.', action: <button type="button">Cadastrar obra</button> }}
    emptyFiltered="Nenhuma obra encontrada."
  />
)

export const obras = obrasWith({})

/** The same rows from a call that answers a plain array. */
export const plainObras = <ListScreen list={list} call={calls.plain} />
export async function answerPlain(request: Received): Promise<Response> {
  const enveloped = answerList(request)
  return Response.json((await enveloped.json()).Result, { headers: enveloped.headers })
}

export const obrasWithActions = obrasWith({
  actions: ({ id }) => [
    { label: 'Visualizar', onClick: () => {} },
    { label: 'Editar', onClick: () => {}, allowed: id === 1, reason: 'Só a equipe da obra edita.' },
  ],
})
