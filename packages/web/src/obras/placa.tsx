import type { ObraPublica } from '@paco/domain/obras/obra'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { pathOf, pngOf, qrOf, svgOf } from '../ui/qr.ts'
import { saveFile } from '../ui/save-file.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { enderecoDe } from './endereco.ts'
import classes from './obra.module.css'

/** The code for the sign at the site, which leads to this page. */
export default function Placa({ obra }: { obra: ObraPublica }) {
  const { id, nome } = obra
  const endereco = enderecoDe(obra)
  const qr = useMemo(() => qrOf(endereco), [endereco])
  const name = `qr-obra-${id}`
  return (
    <Card title="QR para a placa da obra" lead="Quem aponta o celular para ele chega a esta página.">
      <div className={`${words.wrap} ${words.gap12} ${classes.placa}`}>
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={`QR da obra ${nome}`}
          className={classes.qr}
        >
          <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
          <path fill="#000" shapeRendering="crispEdges" d={pathOf(qr)} />
        </svg>
        <div className={`${words.grows} ${words.shrinks}`}>
          <CopyField label="Endereço permanente" value={endereco} what="O endereço" />
          <div className={`${words.wrap} ${words.gap8} ${words.above12} ${shared.screenOnly}`}>
            <Button
              leftSection={<Download size={16} aria-hidden />}
              onClick={() => saveFile(new Blob([svgOf(qr)], { type: 'image/svg+xml' }), `${name}.svg`)}
            >
              Baixar SVG, para a gráfica
            </Button>
            <Button
              variant="default"
              leftSection={<Download size={16} aria-hidden />}
              onClick={() => void pngOf(qr).then((blob) => saveFile(blob, `${name}.png`))}
            >
              Baixar PNG
            </Button>
          </div>
        </div>
      </div>
    </Card>
  )
}
