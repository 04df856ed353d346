import type { Boletim } from '@paco/domain/medicoes/boletim'
import { isAprovado } from '@paco/domain/medicoes/situacao'
import { formatDay } from '@paco/domain/shared/days'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import { formatQuantity } from '@paco/domain/shared/quantity'
import { Link } from '@tanstack/react-router'
import data from '../../ui/data/table.module.css'
import words from '../../ui/theme/words.module.css'
import { viewBoletimLink } from '../links.ts'
import { SituacaoBoletimPill } from '../situacao-pill.tsx'
import classes from './boletins.module.css'

const MONEY = [
  ['valor_periodo', 'No período'],
  ['valor_glosa', 'Glosa (não aceito)'],
  ['valor_liquido', 'Líquido'],
  ['valor_pago', 'Pago'],
] as const

function Row({ boletim }: { boletim: Boletim }) {
  return (
    <tr data-open={isAprovado(boletim.situacao) ? undefined : true}>
      <th scope="row" className={words.nowrap}>
        <Link {...viewBoletimLink(boletim.id)}>Boletim nº {boletim.numero}</Link>
        {boletim.final ? ' (final)' : ''}
      </th>
      <td data-label="Período" className={`${words.tabular} ${words.nowrap}`}>
        {formatDay(boletim.inicio)} a {formatDay(boletim.fim)}
      </td>
      <td data-label="Situação">
        <SituacaoBoletimPill situacao={boletim.situacao} />
      </td>
      {MONEY.map(([key, label]) => (
        <td key={key} data-label={label} data-number>
          {formatMoney(boletim[key])}
        </td>
      ))}
      <td data-label="Físico" data-number>
        {formatQuantity(boletim.fisico)}%
      </td>
    </tr>
  )
}

/** A contract's bulletins in the order of their numbers, and what they add up to. */
export function BoletinsTable({ boletins }: { boletins: readonly Boletim[] }) {
  return (
    <table className={`${data.table} ${data.words} ${data.stacks} ${words.whole} ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">Boletim</th>
          <th scope="col">Período</th>
          <th scope="col">Situação</th>
          {MONEY.map(([key, label]) => (
            <th key={key} scope="col" data-number>
              {label}
            </th>
          ))}
          <th scope="col" data-number>
            Físico
          </th>
        </tr>
      </thead>
      <tbody>
        {boletins.map((boletim) => (
          <Row key={boletim.id} boletim={boletim} />
        ))}
      </tbody>
      {boletins.length > 1 ? (
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total
            </th>
            {MONEY.map(([key, label]) => (
              <td key={key} data-label={label} data-number>
                {formatMoney(sumMoney(boletins.map((boletim) => boletim[key])))}
              </td>
            ))}
            <td data-label="Físico" data-number>
              {formatQuantity(boletins.at(-1)?.fisico ?? 0)}%
            </td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}
