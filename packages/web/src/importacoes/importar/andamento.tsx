import type { ImportacaoInteira } from '@paco/domain/importacoes/importacao'
import { mayStep } from '@paco/domain/importacoes/situacao'
import { formatWhole } from '@paco/domain/shared/formats'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/charts/progress-bar.tsx'
import { Problem } from '../../ui/states/problem.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { countOf } from '../textos.ts'
import { useCancelar } from './use-importar.ts'

const TITLES = { na_fila: 'Na fila', importando: 'Importando', desfazendo: 'Desfazendo' } as const

function placeText({ situacao, adiante, feitas, total }: ImportacaoInteira): string {
  if (situacao === 'na_fila')
    return adiante === 0 ? 'É a próxima.' : `${countOf(adiante, 'importação', 'importações')} antes desta.`
  const verb = situacao === 'importando' ? 'gravadas' : 'desfeitas'
  return `${formatWhole(Math.min(feitas, total))} de ${countOf(total, 'linha', 'linhas')} ${verb}.`
}

/** How far the server is: one may leave and come back. */
export function Andamento({ importacao }: { importacao: ImportacaoInteira }) {
  const { situacao, feitas, total } = importacao
  const cancelar = useCancelar(importacao)
  const percent = situacao === 'na_fila' || total === 0 ? 0 : Math.floor((100 * feitas) / total)
  return (
    <>
      {cancelar.error ? <Problem error={cancelar.error} onClose={cancelar.reset} /> : null}
      <Card
        title={TITLES[situacao as keyof typeof TITLES] ?? ''}
        lead="Você pode sair desta página e voltar: o trabalho continua no servidor."
        actions={
          mayStep(situacao, 'cancelar') ? (
            <Button variant="default" loading={cancelar.isPending} onClick={() => cancelar.mutate()}>
              Cancelar a importação
            </Button>
          ) : undefined
        }
      >
        <ProgressBar label="Andamento da importação" value={Math.min(100, percent)} />
        <p role="status" className={`${shared.note} ${words.above8}`}>
          {placeText(importacao)}
        </p>
      </Card>
    </>
  )
}
