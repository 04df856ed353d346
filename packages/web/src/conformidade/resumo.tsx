import type { MedicaoConformidade } from '@paco/domain/conformidade/medidor'
import { formatDay } from '@paco/domain/shared/days'
import { formatNumber } from '@paco/domain/shared/formats'
import { Figures } from '../ui/data/figures.tsx'
import { Notice } from '../ui/notice.tsx'
import words from '../ui/theme/words.module.css'

const isMet = ({ luzes }: MedicaoConformidade['criterios'][number]) =>
  luzes.every(({ estado }) => estado === 'sim')

const seloNote = ({ selo, essenciais, fora, nivel }: MedicaoConformidade) => {
  if (essenciais.length > 0) return `Sem selo: falta o essencial ${essenciais.join(', ')}`
  if (!selo) return `Nível ${nivel.toLocaleLowerCase('pt-BR')}; o selo começa em 75%`
  return fora.length > 0 ? 'Se o que está fora do Paço também atender' : 'Com tudo o que é medido'
}

/** Points and seal at a glance, and what they do not tell. */
export function Resumo({ medicao }: { medicao: MedicaoConformidade }) {
  const { pontos, possiveis, percentual, nivel, selo, fora, criterios, dia } = medicao
  const counted = criterios.length - fora.length
  return (
    <>
      <Figures
        figures={[
          {
            label: 'Pontos',
            value: `${formatNumber(percentual)}%`,
            note: `${formatNumber(pontos)} de ${formatNumber(possiveis)} em ${formatDay(dia)}`,
          },
          { label: 'Selo projetado', value: selo ? nivel : 'Nenhum', note: seloNote(medicao) },
          {
            label: 'Critérios atendidos',
            value: `${criterios.filter(isMet).length} de ${counted}`,
            note: 'Com todas as verificações',
          },
          {
            label: 'Fora do Paço',
            value: fora.length,
            note:
              fora.length === 0
                ? 'Tudo é medido aqui'
                : `${fora.join(', ')}: ${fora.length === 1 ? 'não contado' : 'não contados'}`,
          },
        ]}
      />
      {fora.length > 0 && (
        <div className={words.below16}>
          <Notice tone="info">
            O que só o portal da cidade ou o da contabilidade mostra, e o critério que o Paço não mede, é
            preciso verificar à mão: não soma nem tira pontos, e o selo só sai se lá também estiver atendido.
          </Notice>
        </div>
      )}
    </>
  )
}
