import { ContratoFrame } from './contrato-frame.tsx'

export const ContratoPlanilhaScreen = () => <ContratoFrame part="Planilha">{() => null}</ContratoFrame>
