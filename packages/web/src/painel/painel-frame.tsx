import type { Painel } from '@paco/domain/painel/painel'
import { formatDay } from '@paco/domain/shared/days'
import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { FigureCards } from './figure-cards.tsx'
import type { Divisao } from './figures.ts'
import { usePainel } from './use-painel.ts'

interface PainelFrameProps {
  title: string
  /** What it is about: see `PageHeader`. */
  intro?: string
  back?: ReactNode
  /** After the day, in the sentence under the title. */
  told?: (painel: Painel) => ReactNode
  /** Beside the title. */
  actions?: ReactNode
  /** Between the title and the cards. */
  guide?: ReactNode
  children: (figures: { painel: Painel | undefined; divisao: Divisao | undefined }) => ReactNode
}

/** What the three public dashboards share: title, day, the four cards, and what is said when there are no figures. */
export function PainelFrame({ title, intro, back, told, actions, guide, children }: PainelFrameProps) {
  const { painel, divisao, error, retry } = usePainel()
  const failed = error && !divisao
  return (
    <>
      <PageHeader
        title={title}
        intro={intro}
        back={back}
        lead={
          painel ? (
            <>
              Dados de hoje, {formatDay(painel.hoje)}. {told?.(painel)}
            </>
          ) : (
            ''
          )
        }
        {...(actions !== undefined && { children: actions })}
      />
      {guide}
      {failed && !painel ? null : <FigureCards painel={painel} />}
      {failed ? (
        <Card>
          <ErrorState
            title="Não foi possível carregar os números dos processos."
            error={error}
            onRetry={retry}
          />
        </Card>
      ) : (
        children({ painel, divisao })
      )}
    </>
  )
}
