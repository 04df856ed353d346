import { formatInstant } from '@paco/domain/shared/days'
import type { Fator } from '@paco/domain/usuarios/fator'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import words from '../ui/theme/words.module.css'
import { FatorCodigos } from './fator-codigos.tsx'
import { FatorDesligar } from './fator-desligar.tsx'
import { FatorLigar } from './fator-ligar.tsx'
import { fatorQuery } from './fator-queries.ts'
import { FatorRenovar } from './fator-renovar.tsx'

const leftText = (n: number) =>
  n === 1 ? 'Resta 1 código de recuperação.' : `Restam ${n} códigos de recuperação.`

interface Shown {
  readonly codigos: string[]
  readonly done: string
}

interface StateProps {
  fator: Fator
  onCodes: (shown: Shown) => void
  onOff: () => void
}

function State({ fator, onCodes, onOff }: StateProps) {
  const { ligado_em, codigos_restantes, prazo, pede_senha: pede } = fator
  if (ligado_em === null)
    return (
      <>
        {prazo ? (
          <div className={words.below16}>
            <Notice tone="info">
              O seu papel exige a verificação em duas etapas. Sem ela, a partir de {formatInstant(prazo)}, só
              esta página se abre.
            </Notice>
          </div>
        ) : null}
        <FatorLigar pede={pede} onDone={(codigos) => onCodes({ codigos, done: 'Verificação ligada.' })} />
      </>
    )
  return (
    <>
      <p className={words.below16}>
        Ligada desde {formatInstant(ligado_em)}. {leftText(codigos_restantes)}
      </p>
      <FatorDesligar pede={pede} onDone={onOff} />
      <details className={words.above16}>
        <summary>Novos códigos de recuperação</summary>
        <p className={`${words.muted} ${words.above12} ${words.below12}`}>
          Para quem usou ou perdeu os que guardou. Os anteriores deixam de valer.
        </p>
        <FatorRenovar
          pede={pede}
          onDone={(codigos) => onCodes({ codigos, done: 'Códigos trocados: os anteriores não valem mais.' })}
        />
      </details>
    </>
  )
}

/** One's own second factor. */
export function FatorCard() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(fatorQuery)
  const [shown, setShown] = useState<Shown | null>(null)
  const again = () => void queryClient.invalidateQueries()
  return (
    <Card
      title="Verificação em duas etapas"
      lead="Além da senha, um código que só o seu celular mostra: quem descobrir a senha não entra."
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={3} />}
      {shown ? (
        <FatorCodigos
          {...shown}
          onClose={() => {
            setShown(null)
            again()
          }}
        />
      ) : null}
      {data && !shown ? <State fator={data} onCodes={setShown} onOff={again} /> : null}
    </Card>
  )
}
