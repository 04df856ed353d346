import { formatNumber } from '@paco/domain/shared/formats'
import { ditosDe, GRUPOS, nomeDaRota } from '@paco/domain/sistema/leituras'
import { formatMs } from '@paco/domain/sistema/medidas'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../ui/card.tsx'
import { ChartTable } from '../ui/charts/chart-table.tsx'
import lists from '../ui/data/facts.module.css'
import parts from '../ui/data/parts.module.css'
import words from '../ui/theme/words.module.css'
import { medidasQuery } from './queries.ts'

const COLUMNS = [
  { label: 'Chamada' },
  ...['Vezes', 'Em média', 'Recusadas', 'Com falha'].map((label) => ({ label, align: 'right' as const })),
]

/** Every measure in words, as it is now, and what took most of the time. The charts above it say when it does not come. */
export function AgoraSection() {
  const { data: medidas } = useQuery(medidasQuery)
  if (!medidas) return null
  const rows = medidas.rotas.map(({ rota, vezes, media, recusas, falhas }) => ({
    key: rota,
    cells: [
      nomeDaRota(rota),
      formatNumber(vezes),
      formatMs(media),
      formatNumber(recusas),
      formatNumber(falhas),
    ],
  }))
  return (
    <section className={parts.measured} aria-label="Medidas por extenso">
      <div className={`${parts.pair} ${words.start} ${words.above16}`}>
        {GRUPOS.map((grupo) => (
          <Card key={grupo.titulo} title={grupo.titulo}>
            <dl className={lists.columns} data-folds>
              {ditosDe(grupo, medidas.agora).map(({ nome, texto }) => [
                <dt key={`${nome} dt`}>{nome}</dt>,
                <dd key={nome}>{texto}</dd>,
              ])}
            </dl>
          </Card>
        ))}
      </div>
      <div className={words.above16}>
        <Card
          title="Chamadas que mais tomam tempo"
          lead="As dez que mais somam desde o início, com quantas vezes."
        >
          <ChartTable caption="Chamadas que mais tomam tempo" columns={COLUMNS} rows={rows} />
        </Card>
      </div>
    </section>
  )
}
