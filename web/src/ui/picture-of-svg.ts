const width = 600;
const height = 200;

/**
 * Converts a drawn signature to a PNG on white, `data:image/png;base64,…`. @throws if it cannot be
 * drawn.
 */
export async function pictureOfSvg(svg: string): Promise<string> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const ground = canvas.getContext('2d');
    if (ground === null) throw new Error('The signature could not be drawn.');
    ground.fillStyle = '#fff';
    ground.fillRect(0, 0, width, height);
    ground.drawImage(image, 0, 0, width, height);
    return canvas.toDataURL('image/png');
  } finally {
    URL.revokeObjectURL(address);
  }
}
