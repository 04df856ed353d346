import {
  type Dizeres,
  type Frase,
  NAO_INFORMADO,
  type Secao,
  type Trecho,
  trechosOf,
} from '@paco/domain/shared/texto'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { Card } from './card.tsx'
import classes from './texto.module.css'
import words from './theme/words.module.css'

/** What the city says of something; that it has not said it, where it has not. */
export const Dito = ({ valor }: { valor: string | null | undefined }): ReactNode =>
  valor ?? <span className={words.muted}>{NAO_INFORMADO}</span>

function Pedaco({ trecho, dizeres }: { trecho: Trecho; dizeres: Dizeres }): ReactNode {
  if (typeof trecho === 'string') return trecho
  if ('codigo' in trecho) return <code className={words.wraps}>{trecho.codigo}</code>
  if ('citacao' in trecho) return <q>{trecho.citacao}</q>
  if ('para' in trecho) return <Link to={trecho.para}>{trecho.texto}</Link>
  return <Dito valor={dizeres[trecho.dito]} />
}

const NADA: Dizeres = {}

/** A sentence of a page, as it stands in the domain. */
export const Frases = ({ frase, dizeres = NADA }: { frase: Frase; dizeres?: Dizeres | undefined }) =>
  trechosOf(frase).map((trecho) => (
    <Fragment key={typeof trecho === 'string' ? trecho : Object.values(trecho).join(' ')}>
      <Pedaco trecho={trecho} dizeres={dizeres} />
    </Fragment>
  ))

interface SecoesProps {
  secoes: readonly Secao[]
  dizeres?: Dizeres | undefined
  /** What stands in those of its parts that are no text. */
  partes: Readonly<Partial<Record<NonNullable<Secao['parte']>, ReactNode>>>
}

/** A page that is read from top to bottom, a card for each of its parts. */
export const Secoes = ({ secoes, dizeres, partes }: SecoesProps) => (
  <div className={classes.page}>
    {secoes.map(({ titulo, paragrafos = [], itens = [], parte }) => (
      <Card key={titulo} title={titulo}>
        {parte === undefined ? null : partes[parte]}
        {paragrafos.map((frase) => (
          <p key={JSON.stringify(frase)}>
            <Frases frase={frase} dizeres={dizeres} />
          </p>
        ))}
        {itens.length > 0 && (
          <ul className={classes.list}>
            {itens.map((frase) => (
              <li key={JSON.stringify(frase)}>
                <Frases frase={frase} dizeres={dizeres} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    ))}
  </div>
)
