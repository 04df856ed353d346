import { explainCode } from '@paco/domain/orcamento/codigos'
import type { ListaDoLancamento } from '@paco/domain/orcamento/opcao'
import { programaNome } from '@paco/domain/orcamento/programa'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import lists from '../ui/data/facts.module.css'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { programasQuery } from './queries.ts'
import classes from './segmentos.module.css'

interface SegmentosProps {
  lista: ListaDoLancamento
  codigo: string
  /** What the programme of a functional code is called. */
  programa?: string | null
}

/** A proper name stands for its piece; a remark in small letters only says more about it: 'Ação 1040, projeto'. */
const isRemark = (nome: string) => nome[0] !== nome[0]?.toUpperCase()

/** What the pieces of a code mean, in one line: '15 Urbanismo › 451 Infraestrutura Urbana › Programa 0030 › …'. */
export function SegmentosLine({ lista, codigo, programa }: SegmentosProps) {
  const segmentos = explainCode(lista, codigo, programa)
  if (segmentos.length === 0) return null
  return (
    <span className={`${shared.small} ${words.tabular} ${classes.line}`}>
      {segmentos.map(({ papel, codigo: piece, nome }, index) => {
        const named = nome !== null && !isRemark(nome)
        return (
          <Fragment key={papel}>
            {index > 0 ? <span className={classes.arrow}> › </span> : null}
            <span>
              {named ? null : `${papel} `}
              <b>{piece}</b>
              {nome === null ? null : named ? ` ${nome}` : `, ${nome}`}
            </span>
          </Fragment>
        )
      })}
    </span>
  )
}

/** The line of a functional code that is being typed, with the programme of the year's plan. */
export function FuncionalLine({ codigo, ano }: { codigo: string; ano: number | null }) {
  const { data: programas = [] } = useQuery(programasQuery)
  return <SegmentosLine lista="funcionais" codigo={codigo} programa={programaNome(programas, codigo, ano)} />
}

/** The same as a table: piece, what kind of piece it is, what it is called. */
export function SegmentosTable({ lista, codigo, programa }: SegmentosProps) {
  const segmentos = explainCode(lista, codigo, programa)
  if (segmentos.length === 0) return null
  return (
    <dl className={`${lists.pairs} ${words.size12} ${words.tabular} ${classes.table}`}>
      {segmentos.map(({ papel, codigo: piece, nome }) => (
        <div key={papel}>
          <dt>{papel}</dt>
          <dd>
            <b>{piece}</b> {nome}
          </dd>
        </div>
      ))}
    </dl>
  )
}
