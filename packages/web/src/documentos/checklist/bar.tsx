import { ProgressBar } from '../../ui/charts/progress-bar.tsx'

interface Contagem {
  obrigatorios: number
  atendidos: number
}

/** '31 de 38 obrigatórios'. */
export const contagemText = ({ obrigatorios, atendidos }: Contagem): string => {
  if (obrigatorios === 0) return 'Nenhum obrigatório'
  return `${atendidos} de ${obrigatorios} ${obrigatorios === 1 ? 'obrigatório' : 'obrigatórios'}`
}

/** How many of the documents that are asked for are there. */
export function ContagemBar({ label, contagem }: { label: string; contagem: Contagem }) {
  const { obrigatorios, atendidos } = contagem
  const whole = atendidos === obrigatorios
  return (
    <ProgressBar
      label={label}
      value={obrigatorios === 0 ? 100 : (atendidos / obrigatorios) * 100}
      tone={whole ? 'ok' : 'blue'}
      text={contagemText(contagem)}
    />
  )
}
