import type { VehicleSize } from './people.ts';

const lengths: Readonly<Record<VehicleSize, number>> = {
  ute: 150,
  van: 220,
  rigid: 300,
  large: 360,
  semi: 460,
};
const colours = ['#1d4ed8', '#0f766e', '#b45309', '#be123c', '#4338ca'] as const;

/** Draws a vehicle as a PNG, because the demo has no photos. */
export async function vehiclePicture(size: VehicleSize, at: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const length = lengths[size];
  const left = (640 - length - 90) / 2;
  const wheels = [left + 45, left + length - 20, ...(length > 320 ? [left + length - 75] : [])];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400">
    <rect width="640" height="400" fill="#e5edf5"/>
    <rect y="290" width="640" height="110" fill="#94a3b8"/>
    <rect x="${left}" y="130" width="${length}" height="150" rx="8" fill="#f8fafc" stroke="#64748b"
      stroke-width="3"/>
    <rect x="${left}" y="195" width="${length}" height="22" fill="${colours[at % colours.length]}"/>
    <path d="M${left + length + 6} 280 v-110 h50 l32 50 v60 z"
      fill="${colours[at % colours.length]}"/>
    <path d="M${left + length + 18} 182 h32 l22 36 h-54 z" fill="#dbeafe"/>
    ${[...wheels, left + length + 50]
      .map((x) => `<circle cx="${x}" cy="285" r="26" fill="#1e293b"/>`)
      .join('')}
  </svg>`;
  return sharp(Buffer.from(picture)).png().toBuffer();
}
