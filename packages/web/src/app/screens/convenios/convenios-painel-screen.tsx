import { ConveniosPainelSheet } from '../../../convenios/convenios-painel.tsx'

export function ConveniosPainelScreen() {
  return <ConveniosPainelSheet />
}
