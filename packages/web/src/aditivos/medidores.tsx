import { type Classe, type Medidas, type Mudanca, medir } from '@paco/domain/aditivos/limite'
import { formatMoney } from '@paco/domain/shared/money'
import { CorrecoesDoContratoNote } from '../contratos/correcoes-card.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { LimiteMeter } from './limite-meter.tsx'

const BOTH: readonly Classe[] = ['acrescimos', 'supressoes']

/** The classes an amendment counts in. */
export const classesOf = ({ valor, supressao }: Mudanca): Classe[] => [
  ...(valor === null ? [] : (['acrescimos'] as const)),
  ...(supressao === null ? [] : (['supressoes'] as const)),
]

interface MedidoresProps {
  medidas: Medidas & { id_contrato: number | null; contrato_nome: string | null }
  classes?: readonly Classe[]
  /** A request that is being written, counted with those that wait. */
  asked?: Mudanca
  pendingLabel?: string
}

/** Increases and suppressions, each against its own ceiling, and what both are measured by. */
export function Medidores({ medidas, classes = BOTH, asked, pendingLabel }: MedidoresProps) {
  const medicao = medir(medidas, asked)
  const { limite_base, contrato_nome, id_contrato } = medidas
  return (
    <div className={shared.stack}>
      {classes.map((classe) => (
        <LimiteMeter key={classe} limite={medicao[classe]} classe={classe} pendingLabel={pendingLabel} />
      ))}
      {limite_base === null ? null : (
        <p className={`${shared.note} ${words.tabular}`}>
          {contrato_nome === null
            ? `Base: ${formatMoney(limite_base)}, o valor original do projeto (ou o que foi contratado e já terminou, se menor), com reajustes.`
            : `Base: ${formatMoney(limite_base)}, o valor inicial do contrato ${contrato_nome}, com reajustes.`}
        </p>
      )}
      {id_contrato === null ? null : <CorrecoesDoContratoNote id={id_contrato} />}
    </div>
  )
}
