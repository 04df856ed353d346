import { ContratoFrame } from './contrato-frame.tsx'

export const ContratoRecebimentoScreen = () => <ContratoFrame part="Recebimento">{() => null}</ContratoFrame>
