import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import type { Revisao } from '@paco/domain/quantitativos/revisao'
import { formatDay } from '@paco/domain/shared/days'
import { formatWhole } from '@paco/domain/shared/formats'
import { formatMoney } from '@paco/domain/shared/money'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { planilhaLink } from '../contratos/links.ts'
import { Card } from '../ui/card.tsx'
import sheet from '../ui/data/table.module.css'
import { StatusPill, type Tone } from '../ui/status-pill.tsx'
import words from '../ui/theme/words.module.css'
import { nameOf, origemOf, situacaoOf, vigenteOf } from './revisoes.ts'

const TONES: Readonly<Record<string, Tone>> = { Vigente: 'ok', 'Em elaboração': 'wait' }

/** A revision by its number, in the address: a copied link shows the same. */
export const revisaoLink = ({ id_contrato, revisao }: Revisao) => ({
  ...planilhaLink(id_contrato),
  search: { revisao } as never,
})

interface RevisoesProps {
  revisoes: readonly Revisao[]
  shown: Revisao | undefined
  /** Those one may read. */
  aditivos: readonly Aditivo[]
  actions?: ReactNode
}

/** The revisions of a contract's sheet, the newest first: choose the one to look at. */
export function RevisoesCard({ revisoes, shown, aditivos, actions }: RevisoesProps) {
  const vigente = vigenteOf(revisoes)
  return (
    <Card
      title="Planilha orçamentária"
      lead="Como foi assinada e como cada aditivo a deixou. Aprovada, não muda mais: uma revisão nova começa de um aditivo aprovado."
      actions={actions}
    >
      <table className={`${sheet.table} ${sheet.words} ${sheet.stacks} ${sheet.open}`}>
        <thead>
          <tr>
            <th scope="col">Revisão</th>
            <th scope="col">Situação</th>
            <th scope="col">De onde vem</th>
            <th scope="col">Vigente desde</th>
            <th scope="col" data-number>
              Itens
            </th>
            <th scope="col" data-number>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {revisoes.map((revisao) => {
            const situacao = situacaoOf(revisao, vigente)
            const isShown = revisao.id === shown?.id
            return (
              <tr key={revisao.id}>
                <th scope="row">
                  <Link {...revisaoLink(revisao)} replace aria-current={isShown ? 'true' : undefined}>
                    {nameOf(revisao)}
                  </Link>
                  {isShown ? <span className={`${words.muted} ${words.size12}`}> · abaixo</span> : null}
                </th>
                <td data-label="Situação">
                  <StatusPill tone={TONES[situacao] ?? 'idle'}>{situacao}</StatusPill>
                </td>
                <td data-label="De onde vem">{origemOf(revisao, aditivos)}</td>
                <td data-label="Vigente desde" className={words.nowrap}>
                  {formatDay(revisao.vigente_de)}
                </td>
                <td data-label="Itens" data-number>
                  {formatWhole(revisao.itens_total)}
                </td>
                <td data-label="Total" data-number>
                  {formatMoney(revisao.total)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
