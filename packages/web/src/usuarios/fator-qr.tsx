import { useMemo } from 'react'
import { pathOf, qrOf } from '../ui/qr.ts'
import classes from './fator-card.module.css'

/** What the app's camera reads. Loaded when it is shown: it brings the encoder along. */
export default function FatorQr({ endereco }: { endereco: string }) {
  const qr = useMemo(() => qrOf(endereco), [endereco])
  return (
    <svg
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      role="img"
      aria-label="QR para o aplicativo de códigos"
      className={classes.qr}
    >
      <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={pathOf(qr)} />
    </svg>
  )
}
