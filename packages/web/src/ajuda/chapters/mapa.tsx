import { Link } from '@tanstack/react-router'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const mapa: Chapter = {
  id: 'mapa',
  lead: 'Onde cada projeto acontece na cidade.',
  who: 'Todos consultam. A secretaria do projeto e os administradores põem, movem e tiram o ponto e a foto.',
  body: (
    <>
      <Figure name="mapa" />
      <Topic title="Encontrar um projeto">
        <p>
          No <Link to="/mapa">Mapa</Link>, digite parte do nome e escolha: o mapa vai até ele. Os filtros de
          secretaria, situação, etapas, obra e evolução valem para a lista e para o mapa. O octógono no ombro
          do alfinete é de obra paralisada. O balão diz por que ela parou, se está sem evolução e a etapa
          atrasada ou não iniciada no prazo, com a data; <b>Ver projeto</b> abre o painel dele. <b>GeoJSON</b>{' '}
          salva os pontos, ou os do filtro, para outros programas de mapas.
        </p>
        <p>
          Em <b>Mostrar</b>, <b>Só obras</b> deixa as obras públicas, por situação, bairro e ano, como na
          lista delas, de onde <b>Ver no mapa</b> traz o filtro. No balão de uma obra, <b>Página da obra</b>{' '}
          leva ao que todos leem dela.
        </p>
      </Topic>
      <Topic title="Pôr um projeto no mapa">
        <ol>
          <li>
            Abra a aba <b>Sem localização</b> e clique em <b>Pôr no mapa</b>.
          </li>
          <li>Clique no lugar, arraste o alfinete ou digite latitude e longitude.</li>
          <li>
            Clique em <b>Salvar</b>.
          </li>
        </ol>
        <p>
          No balão do ponto ficam <b>Mover</b>, <b>Foto</b> e <b>Remover do mapa</b>. A foto pode ser JPEG,
          PNG ou WebP, de até 5 MB.
        </p>
      </Topic>
    </>
  ),
}
