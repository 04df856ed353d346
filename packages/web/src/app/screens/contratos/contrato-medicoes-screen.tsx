import { ContratoFrame } from './contrato-frame.tsx'

export const ContratoMedicoesScreen = () => <ContratoFrame part="Medições">{() => null}</ContratoFrame>
