import { importacoesCalls } from '@paco/domain/importacoes/contract'
import type { Descritor } from '@paco/domain/importacoes/descritor'
import { descritorDaLista } from '@paco/domain/importacoes/descritores/descritores'
import type { LinhaImportada } from '@paco/domain/importacoes/importacao'
import type { Feita } from '@paco/domain/importacoes/situacao'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { keyOf } from '../../http/reads.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import parts from '../../ui/data/parts.module.css'
import table from '../../ui/data/table.module.css'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { type Campo, valorText } from '../campos.ts'
import { registroPath } from '../destinos.ts'
import { linhasQuery, PAGINA } from '../queries.ts'
import { linhasText } from '../textos.ts'

interface FeitasProps {
  id: number
  lista: string
  feita: Feita
  campos: readonly Campo[]
  title: string
  empty: string
}

/** What the record of a row is called: its first text, else what the row begins with; of a part, its place comes first. */
function nameOf(
  { celulas, antes, valores, registro_id }: LinhaImportada,
  campos: readonly Campo[],
  descritor: Descritor | undefined,
): string {
  const record = { ...antes, ...valores }
  if (descritor?.dono !== undefined) return descritor.nomeDe(record)
  const named = campos.find(({ campo, coluna, opcoes }) => {
    const isName = coluna.kind === 'text' && coluna.busca === undefined && opcoes === null
    return isName && typeof record[campo] === 'string' && record[campo] !== ''
  })
  if (named) return String(record[named.campo])
  return celulas.find((celula) => celula !== '') ?? `Registro ${registro_id ?? ''}`
}

/** What a row did to its record. */
function doneText({ acao, valores, antes }: LinhaImportada, campos: readonly Campo[]): string {
  if (acao === 'criar') return 'Criado'
  const changed = campos.filter(({ campo }) => campo in valores)
  return changed
    .map((campo) => {
      const [old, now] = [antes[campo.campo], valores[campo.campo]]
      return `${campo.label}: ${valorText(campo, old)} → ${valorText(campo, now)}`
    })
    .join('; ')
}

/** The rows of an import by what became of them, each with its record. */
export function Feitas({ id, lista, feita, campos, title, empty }: FeitasProps) {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: keyOf(importacoesCalls.listLinhas, { params: { id }, query: { feita } }, 'stretches'),
    queryFn: ({ pageParam, client }) => client.fetchQuery(linhasQuery(id, { feita }, pageParam)),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _, page) => (page * PAGINA < total ? page + 1 : undefined),
  })
  const linhas = data?.pages.flatMap((page) => page.rows) ?? []
  const total = data?.pages[0]?.total ?? 0
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  return (
    <Card title={title} lead={total === 0 ? empty : `${linhasText(total)}.`}>
      {total === 0 ? null : (
        <table className={`${table.table} ${table.words} ${table.open} ${table.stacks}`}>
          <thead>
            <tr>
              <th scope="col">Linha</th>
              <th scope="col">Registro</th>
              <th scope="col">{feita === 'mantida' ? 'Por que ficou' : 'O que mudou'}</th>
            </tr>
          </thead>
          <tbody>
            {linhas.map((linha) => {
              const path = linha.registro_id === null ? null : registroPath(lista, linha.registro_id)
              const name = nameOf(linha, campos, descritorDaLista(lista))
              return (
                <tr key={linha.linha}>
                  <th scope="row" className={words.tabular}>
                    {linha.linha}
                  </th>
                  <td data-label="Registro">
                    {path ? (
                      <Link to={path as '/'} className={parts.recordLink}>
                        {name}
                      </Link>
                    ) : (
                      name
                    )}
                  </td>
                  <td
                    data-label={feita === 'mantida' ? 'Por que ficou' : 'O que mudou'}
                    className={shared.note}
                  >
                    {feita === 'mantida' ? linha.motivo : doneText(linha, campos)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {hasNextPage ? (
        <div className={words.above12}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Mostrar mais
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
