import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const obras: Chapter = {
  id: 'obras',
  lead: 'Uma página para o cidadão: o que é, onde fica, quanto custa, quem faz, quando fica pronta e o que mudou.',
  who: 'Todos, sem login. Aparecem os projetos de natureza obra ou serviço de engenharia que não estão arquivados.',
  body: (
    <>
      <Topic title="Achar uma obra">
        <p>
          Em <b>Obras perto de você</b>, em Transparência, o botão <b>Perto de mim</b> põe as mais próximas
          primeiro; onde você está não sai do aparelho. Também se escolhe um bairro, que é o que foi vinculado
          ao projeto.
        </p>
      </Topic>
      <Topic title="Compartilhar e acompanhar">
        <p>
          <b>Compartilhar</b> manda o endereço da obra; a mensagem mostra o nome, a situação e a foto mais
          nova. <b>Acompanhar por RSS</b> avisa, em um leitor de notícias, de contratos, aditivos,
          paralisações e recebimentos.
        </p>
      </Topic>
      <Topic title="QR para a placa da obra">
        <p>
          O código leva a esta página e não muda. O <b>SVG</b> serve para a gráfica, em qualquer tamanho; o{' '}
          <b>PNG</b>, para documentos.
        </p>
      </Topic>
      <Topic title="O que aparece">
        <p>
          O <b>Texto para o público</b> do projeto, nunca a descrição interna; a parte feita só quando há
          medição aprovada; contratos depois de assinados, aditivos depois de aprovados, documentos quando se
          tornam públicos. Sem JavaScript, a mesma página traz os dados em tabelas.
        </p>
      </Topic>
    </>
  ),
}
