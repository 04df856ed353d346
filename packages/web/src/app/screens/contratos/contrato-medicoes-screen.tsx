import { BoletinsDoContrato } from '../../../medicoes/contrato/boletins-do-contrato.tsx'
import { CurvaDoContrato } from '../../../medicoes/curva/curva-do-contrato.tsx'
import shared from '../../../ui/theme/shared.module.css'
import { ContratoFrame } from './contrato-frame.tsx'

/** What was measured of a contract, against what was planned. */
export const ContratoMedicoesScreen = () => (
  <ContratoFrame part="Medições">
    {(contrato, who) => (
      <div className={shared.stack}>
        <CurvaDoContrato contrato={contrato} />
        <BoletinsDoContrato contrato={contrato} who={who} />
      </div>
    )}
  </ContratoFrame>
)
