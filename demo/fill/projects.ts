import { ProjectInput, type ProjectPayload } from '@diyar/contract/project-input';
import type { Project } from '@diyar/contract/projects';
import type { Db } from '../../server/src/db/client.ts';
import { createProject, setFeatured } from '../../server/src/features/projects/index.ts';
import { projects } from '../content/index.ts';
import type { DemoAddress, DemoMediaItem, DemoProject, DemoUnit, UnitReference } from '../types.ts';
import type { Upload } from './media.ts';

const galleryOf = (items: DemoMediaItem[], upload: Upload) =>
  Promise.all(
    items.map(async ({ file, poster, position }) => ({
      fileId: (await upload(file)).id,
      posterFileId: poster ? (await upload(poster)).id : null,
      position,
    })),
  );

export const addressOf = ({ country, city, block, street, lat, lng, googleMapsUrl }: DemoAddress) => ({
  countryEn: country.en,
  countryAr: country.ar,
  cityEn: city.en,
  cityAr: city.ar,
  blockEn: block.en,
  blockAr: block.ar,
  streetEn: street.en,
  streetAr: street.ar,
  lat,
  lng,
  googleMapsUrl,
});

async function unitPayload(unit: DemoUnit, upload: Upload) {
  const images = await galleryOf(unit.media, upload);
  return {
    unitNumber: unit.number,
    unitLabelEn: unit.label.en,
    unitLabelAr: unit.label.ar,
    bedrooms: unit.bedrooms,
    bathrooms: unit.bathrooms,
    sizeSqm: unit.sizeSqm,
    isAvailable: unit.available,
    floor: unit.floor,
    viewEn: unit.view.en,
    viewAr: unit.view.ar,
    price: unit.price?.amount ?? null,
    currency: unit.price?.currency ?? null,
    aboutEn: unit.about.en,
    aboutAr: unit.about.ar,
    coverFileId: images.find(({ position }) => position >= 0)?.fileId ?? null,
    images,
  };
}

async function projectPayload(project: DemoProject, upload: Upload): Promise<ProjectPayload> {
  return {
    slug: project.slug,
    status: project.status,
    i18n: {
      en: { name: project.name.en, description: project.description.en },
      ar: { name: project.name.ar, description: project.description.ar },
    },
    address: addressOf(project.address),
    coverFileId: (await upload(project.cover)).id,
    gallery: await galleryOf(project.gallery, upload),
    building: project.building,
    launchDate: project.launchDate,
    handoverDate: project.handoverDate,
    features: project.features.map(({ icon, text }) => ({ icon, ...text })),
    units: await Promise.all(project.units.map((unit) => unitPayload(unit, upload))),
  };
}

/** Saves the projects, the first one last because lists show the newest first; then finds their units by name. */
export async function fillProjects(db: Db, upload: Upload) {
  const saved = new Map<string, Project>();
  for (const project of projects.toReversed()) {
    const payload = await projectPayload(project, upload);
    const created = await createProject(db, null, ProjectInput.parse(payload));
    if (project.featured) await setFeatured(db, null, created.id, true);
    saved.set(project.slug, created);
  }
  return ({ project, unit }: UnitReference) => {
    const found = saved.get(project);
    const unitId = found?.units.find(({ unitNumber }) => unitNumber === unit)?.id;
    if (!found || unitId === undefined) throw new Error(`the demo names no unit ${unit} of ${project}`);
    return { projectId: found.id, unitId };
  };
}
